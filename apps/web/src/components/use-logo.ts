import { companyLogos, type Logo, logos, organizationLogo } from '@malote/api-client'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { toDataUrl } from '../lib/browser/to-data-url.ts'
import { api, getQueryKey, query } from '../lib/http/api.ts'

export const organizationLogoQuery = query(organizationLogo.get, {})
export const companyLogoQuery = (id: string) => query(companyLogos.get, { params: { id } })

/** The picture of a logo as a data URL. It never changes for an id. */
const pictureQuery = (id: string) =>
  queryOptions({
    queryKey: [...getQueryKey(logos.file), 'picture', id] as const,
    queryFn: async ({ signal }) => toDataUrl(await api(logos.file, { params: { id } }, { signal })),
    staleTime: Number.POSITIVE_INFINITY,
  })

/** @returns the `src` of the picture of a logo: `undefined` while it loads, `null` when there is none. */
export function useLogoPicture(logo: Logo | null | undefined): string | null | undefined {
  const picture = useQuery({ ...pictureQuery(logo?.id ?? ''), enabled: logo !== null && logo !== undefined })
  return logo === null || picture.isError ? null : picture.data
}
