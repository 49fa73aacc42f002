// Runs inside the public tracking page: requests the page again each minute while it is visible, and replaces its content.
// Without the script the page is complete, and its link does the same.
;(() => {
  const minute = 60_000
  let requestedAt = Date.now()

  const isChanged = (field: HTMLInputElement) =>
    field.value !== field.defaultValue || field.checked !== field.defaultChecked

  const refresh = async () => {
    const main = document.querySelector<HTMLElement>('main[data-live]')
    if (!main || document.hidden || Date.now() - requestedAt < minute) return
    requestedAt = Date.now()
    const response = await fetch(location.href, { headers: { accept: 'text/html' } }).catch(() => null)
    if (!response?.ok) return
    const page = new DOMParser().parseFromString(await response.text(), 'text/html')
    const fresh = page.querySelector('main')
    if (!fresh) return
    // The element that has the focus keeps it: the page changes at a later time.
    if (main.contains(document.activeElement)) return
    // A form that is open or filled in is never replaced.
    if (
      main.querySelector('details[open]') ||
      [...main.querySelectorAll<HTMLInputElement>('input, textarea')].some(isChanged)
    )
      return
    const isNews = fresh.dataset.live !== main.dataset.live
    main.replaceWith(document.importNode(fresh, true))
    document.title = page.title
    const news = document.getElementById('news')
    if (isNews && news) news.textContent = page.querySelector('h1')?.textContent ?? ''
  }

  setInterval(refresh, minute / 4)
  document.addEventListener('visibilitychange', refresh)
})()
