import type { Faker } from '@malote/fixtures'
import type { CompanyKey } from './accounts.ts'
import type { WorkCalendar, WorkDay } from './calendar.ts'
import { companies, companyKeys } from './people.ts'

/** How the day of an order goes. Those that begin today may not have ended yet. */
export type Course =
  | 'delivered'
  | 'late'
  | 'retried'
  | 'partially_delivered'
  | 'returned'
  | 'canceled'
  | 'expired'
  | 'imported'

/** The last step of an open order. */
export type OpenStep =
  | 'draft'
  | 'requested'
  | 'accepted'
  | 'collecting'
  | 'collected'
  | 'in_transit'
  | 'failed'
  | 'on_hold'
  | 'returning'

export interface Plan {
  readonly company: CompanyKey
  readonly createdAt: Date
  readonly course: Course
  /** The last step of an order that is open. Absent: the course is followed until now. */
  readonly endsAt?: OpenStep
  readonly urgent: boolean
  readonly dropoffs: number
}

/** Orders of a weekday before growth and chance; a Saturday has fewer. */
const perWeekday = 16.7
const saturdayShare = 0.45
/** Of this many orders, each has one of the courses below; all others are delivered on time. */
const cycle = 100
const unusual: Readonly<Record<number, Course>> = {
  4: 'late',
  11: 'canceled',
  17: 'retried',
  23: 'late',
  31: 'returned',
  38: 'retried',
  42: 'canceled',
  47: 'late',
  55: 'partially_delivered',
  58: 'canceled',
  63: 'late',
  69: 'expired',
  74: 'retried',
  79: 'late',
  86: 'canceled',
  93: 'late',
  97: 'returned',
}

/** The orders of the last sixty days, by weekdays and working hours, oldest first. */
export function createPastPlans(faker: Faker, calendar: WorkCalendar, now: Date): Plan[] {
  const created: Pick<Plan, 'company' | 'createdAt'>[] = []
  for (const [index, day] of calendar.past.entries()) {
    const share = day.weekday === 'saturday' ? saturdayShare : 1
    // Ten per cent of growth over the period, and a third of chance.
    const growth = 1 + (0.1 * index) / calendar.past.length
    const chance = faker.number.float({ min: 0.83, max: 1.17 })
    const count = Math.round(perWeekday * share * growth * chance)
    for (let order = 0; order < count; order++) {
      created.push({ company: pickCompany(faker), createdAt: pickMoment(faker, day) })
    }
  }
  return created
    .filter(({ createdAt }) => createdAt <= now)
    .sort((first, second) => +first.createdAt - +second.createdAt)
    .map((order, index): Plan => {
      const course = unusual[index % cycle] ?? 'delivered'
      return fitCourse(faker, calendar, { ...order, course })
    })
}

const pickCompany = (faker: Faker): CompanyKey =>
  faker.helpers.weightedArrayElement(companyKeys.map((value) => ({ value, weight: companies[value].weight })))

/** More orders in the middle of the morning and of the afternoon. The last hour has none. */
function pickMoment(faker: Faker, { opens, closes }: WorkDay): Date {
  const peaks = closes - opens > 6 * 3_600_000 ? [0.2, 0.62] : [0.35]
  const around = faker.helpers.arrayElement(peaks) + faker.number.float({ min: -0.18, max: 0.18 })
  const share = faker.datatype.boolean(0.7) ? around : faker.number.float({ min: 0.01, max: 0.9 })
  const seconds = Math.floor((Math.max(0.01, Math.min(share, 0.9)) * (closes - opens)) / 1000)
  return new Date(opens + seconds * 1000)
}

/** Adapts the order to its course: a late one is urgent. */
function fitCourse(faker: Faker, calendar: WorkCalendar, plan: Pick<Plan, 'company' | 'createdAt' | 'course'>): Plan {
  const { course, createdAt } = plan
  const windowFits = calendar.left(createdAt) > 200
  const common = { ...plan, dropoffs: faker.helpers.arrayElement([1, 1, 1, 1, 2]) }
  switch (course) {
    case 'late':
      return { ...common, urgent: true, dropoffs: 1 }
    case 'expired':
      // The window of the pickup must end before the day does.
      return windowFits ? { ...common, urgent: false } : { ...common, course: 'canceled', urgent: false }
    case 'partially_delivered':
      return { ...common, urgent: false, dropoffs: 3 }
    case 'delivered':
      return { ...common, urgent: calendar.left(createdAt) > 270 && faker.datatype.boolean(0.22) }
    default:
      return { ...common, urgent: false }
  }
}

/** The open orders: the step, the open minutes since it was created, and its companies. */
const open: readonly (readonly [OpenStep, readonly number[], readonly CompanyKey[]])[] = [
  ['draft', [30, 200, 900], ['bakery', 'pharmacy', 'office']],
  ['requested', [6, 14, 25, 31], ['bakery', 'bookshop', 'bakery', 'laboratory']],
  ['accepted', [22, 35, 48], ['bakery', 'pharmacy', 'office']],
  ['collecting', [40, 52], ['bakery', 'laboratory']],
  ['collected', [64, 71], ['bakery', 'bookshop']],
  ['in_transit', [80, 92, 105, 118, 130], ['bakery', 'pharmacy', 'laboratory', 'bakery', 'studio']],
  ['failed', [170, 240], ['bakery', 'pharmacy']],
  ['on_hold', [310, 640], ['bakery', 'bookshop']],
  ['returning', [420, 760], ['bakery', 'office']],
]

/** The rows of the imported spreadsheet that became orders. */
const importedRows = 9

/** The orders of a spreadsheet that the bookshop imported some days ago. */
export function createImportPlans({ past }: WorkCalendar): Plan[] {
  const day = past.findLast(({ weekday }, index) => index < past.length - 5 && weekday !== 'saturday')
  if (!day) return []
  const common = { company: 'bookshop', course: 'imported', urgent: false, dropoffs: 1 } as const
  return Array.from({ length: importedRows }, (_, index) => {
    return { ...common, createdAt: new Date(day.opens + (125 * 60 + index) * 1000) }
  })
}

/** Orders in transit whose promise has passed: the open minutes since they were created. */
const overdue: readonly (readonly [number, CompanyKey])[] = [
  [330, 'pharmacy'],
  [390, 'bakery'],
]

/** The orders that are open now: at night and on a Sunday, those of the last working hours. */
export function createOpenPlans(calendar: WorkCalendar, now: Date): Plan[] {
  const plan = (minutes: number, company: CompanyKey, endsAt: OpenStep, urgent = false): Plan => ({
    company,
    createdAt: calendar.before(now, minutes),
    course: 'delivered',
    endsAt,
    urgent,
    dropoffs: 1,
  })
  const steps = open.flatMap(([step, ages, keys]) =>
    ages.map((minutes, index) => plan(minutes, keys[index] as CompanyKey, step)),
  )
  return [...steps, ...overdue.map(([minutes, company]) => plan(minutes, company, 'in_transit', true))]
}
