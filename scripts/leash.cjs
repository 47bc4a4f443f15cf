// Loaded into every process of a command: ends the process when its parent was killed by SIGKILL, which cannot be passed
// on, so that it does not keep its port. Windows does not report a change of the parent.
const parent = process.ppid
const timer = setInterval(() => {
  if (process.ppid === parent) return
  clearInterval(timer)
  process.kill(process.pid, 'SIGTERM')
}, 200).unref()
