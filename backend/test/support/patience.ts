// Long enough for the slowest honest answer on a busy machine; no test asserts on time.
jest.setTimeout(60_000);
