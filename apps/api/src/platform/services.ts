import type { Logger } from 'pino'
import type { Config } from './config/config.ts'
import type { Database } from './context.ts'
import type { Listener } from './db/listener.ts'
import type { DiskWatch } from './files/disk-space.ts'
import type { Files } from './files/files.ts'
import type { Jobs } from './jobs/index.ts'
import type { Semaphore } from './jobs/semaphore.ts'
import type { Mailer } from './mail/mailer.ts'
import type { TextMessageSender } from './messages/text-message-sender.ts'
import type { Metrics } from './observability/metrics.ts'
import type { Tracing } from './observability/tracing.ts'
import type { OutboundClient } from './outbound/outbound-client.ts'
import type { PostalCodeSearch } from './outbound/postal-code-search.ts'
import type { PostalCodeProvider } from './outbound/postal-codes.ts'

/** What one process uses. `main.ts` opens each of them; a new one is added here and there. */
export interface Services {
  readonly db: Database
  /** Connections for reads whose cost grows with the number of orders. Optional: `db` is used. */
  readonly slowReads?: Database | undefined
  /** The turns of requests that write, fewer than `db` has connections. Optional: there is no limit. */
  readonly requestTransactions?: Semaphore | undefined
  /** A read-only copy of the database for reports. Optional: reports are read from `slowReads`. */
  readonly replica?: Database | undefined
  readonly log: Logger
  readonly clock: () => Date
  /** Stores the content of files. */
  readonly files: Files
  readonly jobs: Jobs
  /** HTTP client for addresses that users choose. */
  readonly outbound: OutboundClient
  /** Looks up addresses by CEP. Optional. */
  readonly postalCodes?: PostalCodeProvider | undefined
  /** Searches postal codes by street. Optional. */
  readonly postalCodeSearch?: PostalCodeSearch | undefined
  /** Receives notifications of other processes. Optional: event streams end after the missed events. */
  readonly listener?: Listener | undefined
  /** Encrypts the private keys in the database. Optional: without it, nothing is signed. */
  readonly signingSecret?: string | undefined
  /** Sends e-mails. Optional: e-mails wait in the outbox. */
  readonly mailer?: Mailer | undefined
  /** Sends text messages to phones. Optional: recipients receive e-mails only. */
  readonly textMessages?: TextMessageSender | undefined
  readonly metrics?: Metrics | undefined
  /** Request tracing. Optional. */
  readonly tracing?: Tracing | undefined
  /** Disk-space guard for uploads. Optional. */
  readonly disk?: Pick<DiskWatch, 'isFull'> | undefined
  /** Whether the process is about to stop. Optional. */
  readonly readiness?: { readonly stopping: boolean } | undefined
}

/** The part of the configuration that the application reads; tests set only this. */
export interface AppConfig extends Pick<Config, 'publicUrl' | 'webDist' | 'trustProxy' | 'rateLimit' | 'corsOrigins'> {
  readonly mapTiles?: Config['mapTiles']
  /** Milliseconds between two heartbeats of an open event stream. @default 15000 */
  readonly heartbeatMs?: number
  /** Delay of the event loop above which requests are rejected; 0 rejects none. @default 3000 */
  readonly maxDelayMs?: number
}

/** Dependencies of work that runs outside a request: scheduled tasks, jobs and scripts. */
export interface SystemDeps {
  readonly config: Pick<AppConfig, 'publicUrl' | 'mapTiles'>
  readonly services: Services
}

/** Dependencies of the HTTP application. */
export interface AppDeps extends SystemDeps {
  readonly config: AppConfig
}

/** Dependencies of a script that uses only the database. Calls to another required service are rejected. */
export function databaseOnlyDeps({ db, log }: Pick<Services, 'db' | 'log'>): SystemDeps {
  const unavailable = (): Promise<never> => Promise.reject(new Error('this process has only a database'))
  return {
    config: { publicUrl: '' },
    services: {
      db,
      log,
      clock: () => new Date(),
      files: { save: unavailable, read: unavailable, remove: unavailable, temporaryRoot: '' },
      jobs: { send: unavailable },
      outbound: { rejectionReason: () => undefined, post: unavailable },
    },
  }
}
