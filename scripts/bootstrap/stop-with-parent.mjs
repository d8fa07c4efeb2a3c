// The channel to the parent process closes even if the parent is killed. The channel must not keep this process alive.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
process.channel?.unref()
