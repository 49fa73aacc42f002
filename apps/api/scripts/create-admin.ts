import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { Email, Password } from '@malote/api-client/contract'
import * as z from 'zod/mini'
import { createFirstAdmin } from '../src/modules/users/index.ts'
import { systemContext } from '../src/platform/context.ts'
import { openDatabase } from '../src/platform/db/database.ts'
import { migrate } from '../src/platform/db/migrate.ts'
import type { Tables } from '../src/platform/db/tables.ts'
import { createLogger } from '../src/platform/observability/logger.ts'
import { databaseOnlyDeps } from '../src/platform/services.ts'
import { withInstallation } from './installation.ts'

async function readPerson() {
  const [name, email] = process.argv.slice(2)
  if (!name?.trim() || !email) {
    throw new Error('Diga o nome e o e-mail: npm run create-admin -- "Ana Souza" ana@empresa.com.br')
  }
  return { name: name.trim(), email: check(Email, email, 'E-mail'), password: await readPassword() }
}

async function readPassword(): Promise<string> {
  const given = process.env.ADMIN_PASSWORD
  if (given) return check(Password, given, 'ADMIN_PASSWORD')
  if (!process.stdin.isTTY) throw new Error('Defina ADMIN_PASSWORD ou rode este comando em um terminal.')
  const first = await send('Senha (pelo menos 10 caracteres): ')
  if (first !== (await send('Repita a senha: '))) throw new Error('As duas senhas são diferentes. Tente de novo.')
  return check(Password, first, 'Senha')
}

/** Prompts on the terminal without showing the input. */
async function send(question: string): Promise<string> {
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

/**
 * Creates the first administrator of an installation:
 *   npm run create-admin -- "Ana Souza" ana@empresa.com.br
 * The password comes from a prompt or from ADMIN_PASSWORD; not from an argument, which every user of the machine
 * could see.
 */
await withInstallation(async (url) => {
  const person = await readPerson()
  await migrate(url)
  const db = openDatabase<Tables>({ url, pool: 1, prepared: false, onConnectionError: () => undefined })
  try {
    await createFirstAdmin(systemContext(databaseOnlyDeps({ db, log: createLogger('warn') })), person)
  } finally {
    await db.destroy()
  }
  console.log(`Administrador criado: ${person.email}`)
})
