import { getAddressHints } from '@malote/api-client/contract'
import type { Context } from '../../platform/context.ts'
import { listStoredPlaces, loadMunicipalities } from '../postal-codes/index.ts'
import type { CheckedRow, ImportKind, RowError } from './import-kind.ts'

/**
 * Adds to each valid row what its addresses contradict themselves in: postal code, city, state and area code. The cities
 * are those of the stored postal codes and the municipalities of the state, because a file of ten thousand rows would
 * exhaust the services.
 */
export async function addRowHints(
  ctx: Context,
  { catalogue, listContacts }: ImportKind,
  rows: readonly CheckedRow[],
): Promise<CheckedRow[]> {
  const contacts = rows.map((row) => (row.state === 'valid' && row.input !== undefined ? listContacts(row.input) : []))
  const postalCodes = new Set(contacts.flat().map(({ address }) => address.postalCode))
  const places = await listStoredPlaces(ctx, [...postalCodes])
  const { checkMunicipality } = await loadMunicipalities()
  return rows.map((row, index) => {
    const hints = (contacts[index] ?? []).flatMap(({ path, address, contactPhone }) =>
      getAddressHints({
        ...address,
        phone: contactPhone,
        found: places.get(address.postalCode),
        missingCity: checkMunicipality(address.city, address.state),
      }).map(
        ({ field, message }): RowError => ({
          column: catalogue.findHeader(field === 'contactPhone' ? `${path}${field}` : `${path}address/${field}`),
          message,
        }),
      ),
    )
    return row.state === 'valid' && hints.length > 0 ? { ...row, hints: [...(row.hints ?? []), ...hints] } : row
  })
}
