import pino, { type Logger } from 'pino'

/** The server's log: JSON lines to standard output, without secrets. */
export function createLogger(level: string): Logger {
  return pino({
    level,
    redact: ['req.headers.authorization', 'req.headers.cookie', 'headers.authorization'],
    timestamp: pino.stdTimeFunctions.isoTime,
    base: undefined,
  })
}
