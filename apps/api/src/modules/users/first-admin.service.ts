import { type Context, inTransaction } from '../../platform/context.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { newId } from '../../platform/security/ids.ts'
import { hashPassword } from '../../platform/security/passwords.ts'
import { assertPasswordSafe } from './credentials.service.ts'
import { hasOtherActiveAdmin, insertUser, lockAdmins, selectUserByEmail } from './users.sql.ts'

interface FirstAdmin {
  readonly name: string
  readonly email: string
  readonly password: string
}

/**
 * Creates the first administrator and returns their id.
 *
 * @throws when there is an administrator already.
 */
export function createFirstAdmin(ctx: Context, { name, email, password }: FirstAdmin): Promise<string> {
  assertPasswordSafe(password, email)
  return inTransaction(ctx, async ({ db, clock }) => {
    await lockAdmins(db)
    const id = newId()
    if (await hasOtherActiveAdmin(db, id)) {
      throw new AppError('already_exists', 'Já existe um administrador ativo. Ele cadastra os demais em Usuários.')
    }
    if (await selectUserByEmail(db, email)) {
      throw new AppError('already_exists', 'Este e-mail já tem cadastro com outro perfil. Use outro.')
    }
    const now = clock()
    await insertUser(db, {
      id,
      name,
      email,
      phone: null,
      role: 'admin',
      status: 'active',
      password_hash: await hashPassword(password),
      created_at: now,
      updated_at: now,
    })
    return id
  })
}
