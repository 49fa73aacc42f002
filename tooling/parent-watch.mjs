/**
 * Preloaded (`node --import`) into every long-running process that this repository starts.
 *
 * npm dies on SIGTERM without telling the script it runs, and nothing at all is told when a parent is
 * killed with -9: servers would stay behind on their ports. So each process watches who its parent is, and
 * asks itself to stop, by the signal it already handles, as soon as the parent is another. (Scripts of package.json
 * start with `exec`, or the parent would be a shell that stays when npm goes.)
 */
const parent = process.ppid

const watch = setInterval(() => {
  if (process.ppid === parent) return
  clearInterval(watch)
  process.kill(process.pid, 'SIGTERM')
}, 500)
watch.unref()
