import { auditLog, companyLogos, organizationLogo } from '@malote/api-client'
import { api } from '../lib/http/api.ts'
import { useApiMutation } from '../lib/http/mutations.ts'
import { upload } from '../lib/http/upload.ts'

interface LogoUpload {
  file: File
  onProgress: (share: number) => void
}

/** Replaces the logo of a company, or without one of the organization. */
export function useUploadLogo(companyId: string | undefined) {
  return useApiMutation(
    ({ file, onProgress }: LogoUpload) =>
      companyId === undefined
        ? upload(organizationLogo.update, { form: {}, files: [file] }, { onProgress })
        : upload(companyLogos.update, { params: { id: companyId }, form: {}, files: [file] }, { onProgress }),
    companyId === undefined ? organizationLogo.get : companyLogos.get,
    auditLog.list,
  )
}

/** Removes the logo of a company, or without one of the organization. */
export function useRemoveLogo(companyId: string | undefined) {
  return useApiMutation(
    () =>
      companyId === undefined
        ? api(organizationLogo.remove, {})
        : api(companyLogos.remove, { params: { id: companyId } }),
    companyId === undefined ? organizationLogo.get : companyLogos.get,
    auditLog.list,
  )
}
