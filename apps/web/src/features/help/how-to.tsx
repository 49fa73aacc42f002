import type { User } from '@malote/api-client'
import { Disclosure, Prose } from '@malote/ui'
import { Link } from '@tanstack/react-router'
import { TitledCard } from '../../components/titled-card.tsx'
import { getHelpTasks, getProblemTasks, type HelpTask } from './tasks.ts'

/** The tasks of a user's daily work, and those when a delivery goes wrong, step by step. */
export function HowTo({ user }: { user: User }) {
  return (
    <>
      <Tasks title="Como fazer" tasks={getHelpTasks(user)} />
      <Tasks title="Quando algo dá errado" tasks={getProblemTasks(user)} />
    </>
  )
}

function Tasks({ title, tasks }: { title: string; tasks: readonly HelpTask[] }) {
  return (
    <TitledCard title={title}>
      {tasks.map(({ title, steps, link }) => (
        <Disclosure key={title} summary={title}>
          <Prose>
            <ol>
              {steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
            <p>
              <Link to={link.to}>{link.label}</Link>
            </p>
          </Prose>
        </Disclosure>
      ))}
    </TitledCard>
  )
}
