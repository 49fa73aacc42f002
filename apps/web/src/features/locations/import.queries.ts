import { locationSheets } from '@malote/api-client'
import { useMutation } from '@tanstack/react-query'
import type { SheetFormat } from '../../components/download-menu'
import type { SentSheet } from '../../components/spreadsheet-import/spreadsheet-form'
import { api, invalidate } from '../../lib/http/api'
import { locationEndpoints } from './locations.queries'

/** A spreadsheet, and for whom. */
export type PlaceSheet = Pick<SentSheet, 'companyId' | 'file'>

export const fetchTemplate = (format: SheetFormat) => api(locationSheets.template, { query: { format } })

/** The rows with errors as they came; the server kept nothing of the file, so it is sent once more. */
export const fetchErrors = ({ companyId, file }: PlaceSheet, format: SheetFormat) =>
  api(locationSheets.errors, { form: { companyId, format }, files: [file] })

/** Has a spreadsheet checked, and saves nothing. */
export function useCheckPlaces() {
  return useMutation({
    mutationFn: async ({ companyId, file: chosen, onProgress }: SentSheet) => {
      const { upload } = await import('../../lib/http/upload')
      // What was checked is what is saved, whatever happens to the file on its disk meanwhile.
      const file = new File([await chosen.arrayBuffer()], chosen.name)
      const input = { form: { companyId, dryRun: 'true' }, files: [file] }
      const found = await upload(locationSheets.import, input, onProgress)
      return { found, sheet: { companyId, file } satisfies PlaceSheet }
    },
  })
}

/** Saves the places of a spreadsheet. Sent again it saves none twice, so a lost answer may be asked for anew. */
export function useImportPlaces() {
  return useMutation({
    mutationFn: ({ companyId, file }: PlaceSheet) =>
      api(locationSheets.import, { form: { companyId, dryRun: 'false' }, files: [file] }),
    onSettled: (_answer, _error, _input, _result, { client }) => invalidate(client, ...locationEndpoints),
  })
}
