import type { Role } from '@malote/api-client'
import { Button, Card, Inline } from '@malote/ui'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { readTourStep, storeTourStep } from '../../lib/storage/tour.ts'
import { tourSteps } from './tour-steps.ts'

/** The tour of the demonstration: five pages, each with its purpose. It is shown above the page and can be dismissed. */
export function Tour({ role }: { role: Role }) {
  const router = useRouter()
  const [index, setIndex] = useState(readTourStep)
  const steps = tourSteps[role]
  const step = index === undefined ? undefined : steps[index]
  if (index === undefined || !step) return null

  const end = () => {
    storeTourStep('done')
    setIndex(undefined)
  }
  const open = (next: number) => {
    storeTourStep(next)
    setIndex(next)
    void router.navigate({ href: steps[next]?.to ?? '' })
  }
  const isLast = index === steps.length - 1
  return (
    <Card.Root asChild>
      <section aria-label="Conheça o Malote">
        <Card.Header
          aria-live="polite"
          title={`Passo ${index + 1} de ${steps.length}: ${step.title}`}
          description={step.text}
        />
        <Card.Body>
          <Inline gap="sm">
            {index > 0 && (
              <Button tone="neutral" variant="outline" onClick={() => open(index - 1)}>
                Voltar
              </Button>
            )}
            <Button onClick={() => (isLast ? end() : open(index + 1))}>{isLast ? 'Concluir' : 'Próximo passo'}</Button>
            {!isLast && (
              <Button tone="neutral" variant="ghost" onClick={end}>
                Dispensar o passeio
              </Button>
            )}
          </Inline>
        </Card.Body>
      </section>
    </Card.Root>
  )
}
