// Loaded into every process of a command: one whose parent was killed outright (SIGKILL, which nobody can pass on)
// stops as if told to, so that nothing goes on holding a port. Windows reports no change of parent.
const parent = process.ppid
const timer = setInterval(() => {
  if (process.ppid === parent) return
  clearInterval(timer)
  process.kill(process.pid, 'SIGTERM')
}, 200).unref()
