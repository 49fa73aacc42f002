import * as z from 'zod/mini'
import { getViewerZone, toLocalTime } from '../../lib/format/time-zone.ts'
import { optionalSearchParam } from '../../lib/lists/list-search.ts'

/** The search parameters of the page. An invalid day becomes today. */
export const PlannerSearch = z.object({ dia: optionalSearchParam(z.iso.date()) })
export type PlannerSearch = z.output<typeof PlannerSearch> & { companyId?: string | undefined }

/** @returns the day that is planned: today, unless the URL has another one. */
export const getPlannedDay = ({ dia }: Pick<PlannerSearch, 'dia'>): string =>
  dia ?? toLocalTime(getViewerZone(), new Date().toISOString()).day
