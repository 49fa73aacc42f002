import type { ImportKind as ImportKindName } from '@malote/api-client/contract'
import { type Context, requireSession } from '../../platform/context.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import type { ImportKind } from './import-kind.ts'
import { importKinds } from './kinds.ts'

/** @throws AppError `forbidden` when the role of the user may not import this kind. */
export function requireKind(ctx: Context, name: ImportKindName): ImportKind {
  const kind = importKinds[name]
  if (kind.roles.includes(requireSession(ctx).user.role)) return kind
  throw new AppError('forbidden', 'O seu perfil não importa locais. Peça a um gestor da empresa.')
}
