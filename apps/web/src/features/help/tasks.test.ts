import { Role } from '@malote/api-client'
import { examples } from '@malote/api-client/examples'
import { expect, test } from 'vitest'
import { getHelpTasks, getProblemTasks } from './tasks.ts'

test.each(Role.options.flatMap((role) => [true, false].map((carriesOut) => ({ role, carriesOut }))))(
  '$role, carries out: $carriesOut: five tasks, each with steps',
  (fields) => {
    const tasks = getHelpTasks({ ...(examples['users.me']?.response as Parameters<typeof getHelpTasks>[0]), ...fields })
    expect(tasks).toHaveLength(5)
    for (const { steps } of tasks) expect(steps.length).toBeGreaterThan(0)
  },
)

test.each([
  ['admin', true, 'Resolver uma ocorrência'],
  ['operator', true, 'Resolver uma ocorrência'],
  ['operator', false, 'Acompanhar uma ocorrência'],
  ['manager', true, 'Acompanhar uma ocorrência'],
] as const)('%s, carries out: %s: what to do when a delivery goes wrong', (role, carriesOut, title) => {
  const user = examples['users.me']?.response as Parameters<typeof getHelpTasks>[0]
  const tasks = getProblemTasks({ ...user, role, carriesOut })
  expect(tasks.map((task) => task.title)).toEqual([title, 'Contestar uma entrega'])
  // The company does not decide about an occurrence.
  expect(tasks[0]?.steps.some((step) => step.includes('Assumir'))).toBe(title.startsWith('Resolver'))
})
