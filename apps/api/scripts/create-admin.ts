import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { Email, Password } from '@malote/api-client/contract'
import * as z from 'zod/mini'
import type { Tables } from '../src/database/tables.ts'
import { createFirstAdmin } from '../src/modules/users/index.ts'
import { readConfig } from '../src/platform/config.ts'
import { systemContext } from '../src/platform/context.ts'
import { openDatabase } from '../src/platform/database.ts'
import { startEmbeddedPostgres } from '../src/platform/embedded-postgres/index.ts'
import { createLogger } from '../src/platform/logger.ts'
import { migrate } from '../src/platform/migrate.ts'

/**
 * Creates the first administrator of an installation:
 *   node --conditions=@malote/source apps/api/scripts/create-admin.ts "Ana Souza" ana@empresa.com.br
 * The password is asked for, or read from ADMIN_PASSWORD; never an argument, which every user of the machine could see.
 */
async function main(): Promise<void> {
  const [name, email] = process.argv.slice(2)
  if (!name?.trim() || !email) throw new Error('Diga o nome e o e-mail: create-admin.ts "Ana Souza" ana@empresa.com.br')
  const person = { name: name.trim(), email: check(Email, email, 'E-mail'), password: await readPassword() }

  const config = readConfig(process.env)
  const log = createLogger('warn')
  const embedded = config.databaseUrl ? undefined : await startEmbeddedPostgres({ dataDir: config.dataDir, log })
  const url = config.databaseUrl ?? embedded?.url ?? ''
  try {
    await migrate(url)
    const db = openDatabase<Tables>({ url, pool: 1, prepared: false, onConnectionError: () => undefined })
    try {
      await createFirstAdmin(systemContext({ db, log }), person)
    } finally {
      await db.destroy()
    }
  } finally {
    await embedded?.stop()
  }
  console.log(`Administrador criado: ${person.email}`)
}

async function readPassword(): Promise<string> {
  const given = process.env.ADMIN_PASSWORD
  if (given) return check(Password, given, 'ADMIN_PASSWORD')
  if (!process.stdin.isTTY) throw new Error('Defina ADMIN_PASSWORD ou rode este comando em um terminal.')
  const first = await ask('Senha (pelo menos 10 caracteres): ')
  if (first !== (await ask('Repita a senha: '))) throw new Error('As duas senhas são diferentes. Tente de novo.')
  return check(Password, first, 'Senha')
}

/** Asks on the terminal without showing what is typed. */
async function ask(question: string): Promise<string> {
  process.stdout.write(question)
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() })
  const terminal = createInterface({ input: process.stdin, output: silent, terminal: true })
  try {
    return await terminal.question('')
  } finally {
    terminal.close()
    process.stdout.write('\n')
  }
}

function check(schema: z.ZodMiniType<string>, text: string, label: string): string {
  const result = z.safeParse(schema, text)
  if (result.success) return result.data
  throw new Error(`${label}: ${result.error.issues[0]?.message}`)
}

try {
  await main()
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
