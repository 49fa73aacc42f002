import type { ImportConstant, ImportKind } from '@malote/api-client/contract'
import { fieldError } from '../../platform/errors/app-error.ts'
import { importKinds } from './kinds.ts'

/**
 * Checks that columns and constants have fields of the kind, each of them once.
 *
 * @throws AppError at the first column or constant that has none, or a repeated one.
 */
export function assertFields(
  kind: ImportKind,
  mapped: readonly (string | null)[],
  constants: readonly Pick<ImportConstant, 'field'>[],
): void {
  const { catalogue } = importKinds[kind]
  const foreign = mapped.findIndex((path) => path !== null && !catalogue.findByPath(path))
  if (foreign >= 0) throw fieldError(`/columns/${foreign}`, 'Escolha um dos campos desta importação.')
  const duplicate = mapped.findIndex((path, index) => path !== null && mapped.indexOf(path) !== index)
  if (duplicate >= 0) {
    const name = catalogue.findByPath(mapped[duplicate] ?? null)?.header
    throw fieldError(`/columns/${duplicate}`, `${name} já foi escolhida para outra coluna.`)
  }
  const fields = constants.map(({ field }) => field)
  const unknown = fields.findIndex((field) => !catalogue.findByPath(field))
  if (unknown >= 0) throw fieldError(`/constants/${unknown}`, 'Escolha um dos campos desta importação.')
  const repeated = fields.findIndex((field, index) => mapped.includes(field) || fields.indexOf(field) !== index)
  if (repeated >= 0) {
    const name = catalogue.findByPath(fields[repeated] ?? null)?.header
    throw fieldError(`/constants/${repeated}`, `${name} já tem uma coluna ou um valor para todas as linhas.`)
  }
}
