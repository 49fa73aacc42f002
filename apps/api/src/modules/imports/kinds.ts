import type { ImportKind as ImportKindName } from '@malote/api-client/contract'
import type { ImportKind } from './import-kind.ts'
import { locationImports } from './location-imports.service.ts'
import { orderImports } from './order-imports.service.ts'

/** The kinds of imports by name. */
export const importKinds: Readonly<Record<ImportKindName, ImportKind>> = {
  orders: orderImports,
  locations: locationImports,
}
