// Of the page that stands for what can't be had without a network.
addEventListener("online", () => location.reload());
