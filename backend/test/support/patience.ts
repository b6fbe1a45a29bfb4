// Long enough for the slowest valid response on a busy machine; no test asserts on time.
jest.setTimeout(180_000);
