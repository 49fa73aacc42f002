/**
 * Preloaded (`node --import`) into every long-running process that this repository starts.
 *
 * npm ends on SIGTERM without forwarding the signal to its script, and a parent that is killed with -9 cannot forward
 * anything: servers would keep running and keep their ports. So each process checks its parent's id, and sends itself
 * the signal that it already handles as soon as the id changes. (Scripts of package.json start with `exec`, because
 * otherwise the parent would be a shell that outlives npm.)
 */
const parent = process.ppid

const watch = setInterval(() => {
  if (process.ppid === parent) return
  clearInterval(watch)
  process.kill(process.pid, 'SIGTERM')
}, 500)
watch.unref()
