import * as z from 'zod/mini'
import { getViewerDay } from '../../lib/format/clock.ts'
import { booleanParam, optionalSearchParam } from '../../lib/lists/list-search.ts'

/** The search parameters of the page. An invalid day becomes today; `mapa` shows the orders on a map, too. */
export const PlannerSearch = z.object({ dia: optionalSearchParam(z.iso.date()), mapa: booleanParam })
export type PlannerSearch = z.output<typeof PlannerSearch> & { companyId?: string | undefined }

/** @returns the day that is planned: today, unless the URL has another one. */
export const getPlannedDay = ({ dia }: Pick<PlannerSearch, 'dia'>): string => dia ?? getViewerDay()
