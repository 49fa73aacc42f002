// Runs inside the public tracking page: asks for the page again each minute while somebody looks, and puts the new one in
// the old one's place. Without it the page is whole, and its link does the same.
;(() => {
  const minute = 60_000
  let asked = Date.now()

  const isChanged = (field) => field.value !== field.defaultValue || field.checked !== field.defaultChecked

  const look = async () => {
    const main = document.querySelector('main[data-live]')
    if (!main || document.hidden || Date.now() - asked < minute) return
    asked = Date.now()
    const answer = await fetch(location.href, { headers: { accept: 'text/html' } }).catch(() => null)
    if (!answer?.ok) return
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
    const fresh = page.querySelector('main')
    if (!fresh) return
    // Whoever has the focus inside keeps it: the page changes when they have gone on.
    if (main.contains(document.activeElement)) return
    // A form that is open or filled in is never replaced.
    if (main.querySelector('details[open]') || [...main.querySelectorAll('input, textarea')].some(isChanged)) return
    const changed = fresh.dataset.live !== main.dataset.live
    main.replaceWith(document.importNode(fresh, true))
    document.title = page.title
    if (changed) document.getElementById('news').textContent = page.querySelector('h1').textContent
  }

  setInterval(look, minute / 4)
  document.addEventListener('visibilitychange', look)
})()
