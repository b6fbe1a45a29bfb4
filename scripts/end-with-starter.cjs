// Preloaded (`node --require`) into programs of others that `npm run dev` keeps running, such as Vite.

// One whose starter has vanished (kill -9) ends as well, with all that it has started: it leads a group of its own.
if (process.channel) {
  process.channel.unref();
  process.once("disconnect", () => process.kill(process.platform === "win32" ? process.pid : -process.pid, "SIGTERM"));
}
