// Preloaded (`node --require`) into third-party programs that `npm run dev` keeps running, such as Vite.

// Ends the whole process group, which this process leads, when the parent dies (kill -9).
if (process.channel) {
  process.channel.unref();
  process.once("disconnect", () => process.kill(process.platform === "win32" ? process.pid : -process.pid, "SIGTERM"));
}
