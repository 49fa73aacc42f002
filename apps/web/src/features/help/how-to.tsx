import type { User } from '@malote/api-client'
import { Disclosure, Prose } from '@malote/ui'
import { Link } from '@tanstack/react-router'
import { TitledCard } from '../../components/titled-card.tsx'
import { getHelpTasks } from './tasks.ts'

/** The tasks of a user's daily work, step by step. */
export function HowTo({ user }: { user: User }) {
  return (
    <TitledCard title="Como fazer">
      {getHelpTasks(user).map(({ title, steps, link }) => (
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
