// Preloaded into servers that a script starts (`node --require`): a server whose starter has vanished ends as well.
if (process.channel) {
  process.channel.unref();
  process.once("disconnect", () => process.kill(process.pid, "SIGTERM"));
}
