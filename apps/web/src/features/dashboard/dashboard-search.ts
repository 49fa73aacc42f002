import * as z from 'zod/mini'

/** The selectable numbers of days. */
export const periodLengths = [7, 14, 30] as const
export type PeriodLength = (typeof periodLengths)[number]

/** The measured period. An invalid value becomes the longest. */
export const DashboardSearch = z.object({
  days: z.catch(z._default(z.pipe(z.coerce.number(), z.literal([...periodLengths])), 30), 30),
})
export type DashboardSearch = z.output<typeof DashboardSearch> & { companyId?: string | undefined }

/** The defaults, which are stripped from the URL. */
export const dashboardDefaults = { days: 30 } as const
