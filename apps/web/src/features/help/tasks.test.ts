import { Role } from '@malote/api-client'
import { examples } from '@malote/api-client/examples'
import { expect, test } from 'vitest'
import { getHelpTasks } from './tasks.ts'

test.each(Role.options.flatMap((role) => [true, false].map((carriesOut) => ({ role, carriesOut }))))(
  '$role, carries out: $carriesOut: five tasks, each with steps',
  (fields) => {
    const tasks = getHelpTasks({ ...(examples['users.me']?.response as Parameters<typeof getHelpTasks>[0]), ...fields })
    expect(tasks).toHaveLength(5)
    for (const { steps } of tasks) expect(steps.length).toBeGreaterThan(0)
  },
)
