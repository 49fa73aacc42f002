import type { ServiceOrderStatus } from '@malote/api-client/contract'
import type { CompanyKey } from './people.ts'
import type { Random } from './random.ts'

/** The final state of a demonstration order. */
export type Ending = ServiceOrderStatus | 'late'

export interface Story {
  readonly ending: Ending
  readonly company: CompanyKey
  readonly createdAt: Date
  readonly dropoffs: number
  readonly urgent: boolean
  /** Minutes between two steps. */
  readonly pace: number
  readonly firstRecipient: number
  /** The first attempt fails. */
  readonly again: boolean
  /** The pickup is for tomorrow. */
  readonly scheduled: boolean
}

/** The age in days of the orders of each ending; those of today start a few hours ago. */
const endings: readonly (readonly [Ending, readonly number[]])[] = [
  ['delivered', [19, 18, 17, 16, 15, 13, 12, 12, 11, 10, 9, 8, 8, 7, 6, 6, 5, 4, 4, 3, 2, 2, 1, 1, 1, 0, 0, 0]],
  ['partially_delivered', [5, 2]],
  ['failed', [3, 1, 0]],
  ['on_hold', [2, 0]],
  ['returning', [2, 1]],
  ['returned', [14, 9]],
  ['canceled', [16, 10, 5, 1]],
  ['expired', [12, 6]],
  ['late', [3, 2]],
  ['draft', [4, 1, 0]],
  ['requested', [0, 0, 0]],
  ['accepted', [0, 0]],
  ['collecting', [0, 0]],
  ['collected', [0]],
  ['in_transit', [0, 0]],
]

const companyOf: readonly CompanyKey[] = ['bakery', 'pharmacy', 'bakery', 'studio', 'pharmacy']
const day = 24 * 3_600_000
const minute = 60_000
/** The minutes that the full story of an order of today takes, so that no event is in the future. */
const shortest = 130

/** Every order of the demonstration, oldest first, ending no later than `now`. */
export function createStories(now: Date, random: Random, recipients: number): Story[] {
  const stories = endings.flatMap(([ending, daysAgo]) =>
    daysAgo.map((days, index): Omit<Story, 'company'> => {
      const minutesAgo = days === 0 ? shortest + random.between(0, 200) : random.between(300, 600)
      return {
        ending,
        createdAt: new Date(now.getTime() - days * day - minutesAgo * minute),
        dropoffs: ending === 'partially_delivered' ? 3 : random.pick([1, 1, 1, 1, 2]),
        urgent: random.between(1, 5) === 1,
        pace: random.between(6, 12),
        firstRecipient: random.between(0, recipients - 1),
        again: days > 0 && random.between(1, 6) === 1,
        scheduled: ending === 'requested' && index === 0,
      }
    }),
  )
  return stories
    .sort((first, second) => first.createdAt.getTime() - second.createdAt.getTime())
    .map((story, index) => ({ ...story, company: companyOf[index % companyOf.length] as CompanyKey }))
}
