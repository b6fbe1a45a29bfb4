// Of the page that stands for what can't be had without a network.
const again = () => location.reload();
addEventListener("online", again);
document.getElementById("again")?.addEventListener("click", (event) => {
  event.preventDefault();
  again();
});
