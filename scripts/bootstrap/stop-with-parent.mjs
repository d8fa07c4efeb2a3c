// The channel to the starting process closes even when that process is killed at once. It must not keep this one alive.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
process.channel?.unref()
