import { createServer } from "node:net";

/**
 * The reason why a port cannot be listened on, or undefined if it can.
 *
 * @param {number} port
 * @returns {Promise<string | undefined>}
 */
export function portFault(port) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", (error) => {
      const code = Reflect.get(error, "code");
      if (code === "EADDRINUSE")
        resolve(`Port ${port} is already in use. Stop the other program, or choose another port: PORT=9001 npm start`);
      else resolve(`Port ${port} can't be used (${code}). Choose another port: PORT=9001 npm start`);
    });
    probe.listen(port, () => probe.close(() => resolve(undefined)));
  });
}
