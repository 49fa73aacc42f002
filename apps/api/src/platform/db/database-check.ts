import { StartupError } from '../config/startup-error.ts'
import { connectionTo } from './hosts.ts'

/** Extensions that the migrations create. */
const extensions = ['btree_gin', 'pg_trgm', 'unaccent'] as const
const oldestVersion = 150_000

interface Facts {
  readonly version: number
  readonly role: string
  readonly database: string
  readonly schema: string | null
  readonly may_create_tables: boolean
  readonly may_create_schemas: boolean
  readonly has_jobs: boolean
  readonly missing: string[]
  readonly unavailable: string[]
}

/**
 * Checks what the role needs in the database before it is changed: the migrations and the job queue would otherwise
 * fail half-way.
 *
 * @throws StartupError with the missing requirement in one sentence.
 */
export async function assertUsableDatabase(databaseUrl: string): Promise<void> {
  const { connectionString, Client } = connectionTo(databaseUrl)
  const client = new Client({ connectionString, connectionTimeoutMillis: 10_000 })
  client.on('error', () => undefined)
  await client.connect()
  let facts: Facts | undefined
  try {
    const { rows } = await client.query<Facts>(
      `select
        current_setting('server_version_num')::integer as version,
        current_user as role, current_database() as database, current_schema() as schema,
        coalesce(has_schema_privilege(current_schema(), 'CREATE'), false) as may_create_tables,
        has_database_privilege(current_database(), 'CREATE') as may_create_schemas,
        to_regnamespace('jobs') is not null as has_jobs,
        array(select name from unnest($1::text[]) as name where name not in (select extname::text from pg_extension))
          as missing,
        array(select name from unnest($1::text[]) as name
          where name not in (select available.name::text from pg_available_extensions as available)) as unavailable`,
      [extensions],
    )
    facts = rows[0]
  } finally {
    await client.end()
  }
  const problem = facts && findProblem(facts)
  if (problem) throw new StartupError(problem)
}

function findProblem(facts: Facts): string | undefined {
  const { version, role, database, schema, missing, unavailable } = facts
  if (version < oldestVersion) {
    return `O banco de DATABASE_URL é um PostgreSQL ${Math.floor(version / 10_000)}; use o 15 ou mais novo.`
  }
  const absent = missing.filter((name) => unavailable.includes(name))
  if (absent.length > 0) {
    return `Faltam ao servidor PostgreSQL as extensões ${absent.join(' e ')}: instale-as (pacote postgresql-contrib).`
  }
  if (!schema)
    return `O papel ${role} não tem esquema onde criar tabelas no banco ${database}: confira o search_path dele.`
  if (!facts.may_create_tables) {
    return `O papel ${role} não pode criar tabelas: rode GRANT CREATE, USAGE ON SCHEMA ${schema} TO ${role} no banco ${database}.`
  }
  // Both the extensions, which any such role may create, and the schema of the job queue.
  if (!facts.may_create_schemas && (missing.length > 0 || !facts.has_jobs)) {
    return `O papel ${role} não pode criar extensões nem esquemas: rode GRANT CREATE ON DATABASE ${database} TO ${role}.`
  }
  return undefined
}

const certificate = /^(?:DEPTH_ZERO_)?SELF_SIGNED_CERT|^UNABLE_TO_(?:VERIFY|GET_ISSUER)|^CERT_|^ERR_TLS_CERT/

/** Explains a failed TLS connection; undefined for other errors. */
export function explainTls(error: unknown): string | undefined {
  const { code = '', message = '' } = error as NodeJS.ErrnoException
  if (certificate.test(code)) {
    return `O certificado do banco de DATABASE_URL não foi aceito (${message}). Aponte sslrootcert para o certificado da autoridade, ou use sslmode=no-verify se a rede for sua.`
  }
  if (/does not support SSL/i.test(message)) {
    return 'O banco de DATABASE_URL não aceita TLS. Ative-o no servidor ou tire sslmode do endereço.'
  }
  return undefined
}
