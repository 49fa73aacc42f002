import { locationSheets } from '@malote/api-client'
import { useMutation } from '@tanstack/react-query'
import type { SpreadsheetFormat } from '../../components/download-menu.tsx'
import type { SpreadsheetUpload } from '../../components/spreadsheet-import/spreadsheet-form.tsx'
import { api } from '../../lib/http/api.ts'
import { useApiMutation } from '../../lib/http/mutations.ts'
import { locationEndpoints } from './locations.queries.ts'

/** A checked spreadsheet and its company. */
export type LocationSpreadsheet = Pick<SpreadsheetUpload, 'companyId' | 'file'>

export const fetchTemplate = (format: SpreadsheetFormat) => api(locationSheets.template, { query: { format } })

/** Fetches the rejected rows as a file; the server does not store the spreadsheet, so it is sent again. */
export const fetchErrorFile = ({ companyId, file }: LocationSpreadsheet, format: SpreadsheetFormat) =>
  api(locationSheets.errors, { form: { companyId, format }, files: [file] })

/** Checks a spreadsheet without saving. */
export function useCheckLocations() {
  return useMutation({
    mutationFn: async ({ companyId, file: selectedFile, onProgress }: SpreadsheetUpload) => {
      const { upload } = await import('../../lib/http/upload.ts')
      // A copy in memory, so that the saved content is the checked one even if the file on disk changes.
      const file = new File([await selectedFile.arrayBuffer()], selectedFile.name)
      const input = { form: { companyId, dryRun: 'true' }, files: [file] }
      const result = await upload(locationSheets.import, input, { onProgress })
      return { result, spreadsheet: { companyId, file } satisfies LocationSpreadsheet }
    },
  })
}

/** Saves the locations of a spreadsheet. A repeated request saves no location twice, so it can be retried. */
export function useImportLocations() {
  return useApiMutation(
    ({ companyId, file }: LocationSpreadsheet) =>
      api(locationSheets.import, { form: { companyId, dryRun: 'false' }, files: [file] }),
    ...locationEndpoints,
  )
}
