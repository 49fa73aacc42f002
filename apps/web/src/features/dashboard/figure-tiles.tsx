import { Card, DescriptionList, Disclosure, StatCard, Tooltip } from '@malote/ui'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { getFigureSearch } from './figure-search.ts'
import type { Figure } from './figures.ts'

/** Two, three or all figures in a row, by the width next to the menu. */
export const FigureGrid = ({ children }: { children: ReactNode }) => (
  <div className="@container">
    <div className="grid grid-cols-2 gap-4 @xl:grid-cols-3 @4xl:auto-cols-fr @4xl:grid-flow-col @4xl:grid-cols-none">
      {children}
    </div>
  </div>
)

/** Figures side by side; each links to its orders. */
export function FigureTiles({ figures, companyId }: { figures: readonly Figure[]; companyId: string | undefined }) {
  return (
    <FigureGrid>
      {figures.map(({ label, value, hint, definition, list, tone, trend }, index) => (
        <Tooltip key={label} content={definition} side="bottom">
          <StatCard
            asChild
            label={label}
            value={value}
            hint={hint}
            tone={tone}
            trend={trend}
            // With an odd number, the last figure fills its row on a phone.
            className={index % 2 === 0 && index === figures.length - 1 ? '@max-xl:col-span-2' : undefined}
          >
            <Link to="/ordens-de-servico" search={getFigureSearch(companyId, list)} />
          </StatCard>
        </Tooltip>
      ))}
    </FigureGrid>
  )
}

/** What each figure counts. Touch screens have no tooltips. */
export function FigureDefinitions({ figures }: { figures: readonly Figure[] }) {
  return (
    <Disclosure summary="O que cada número conta">
      <Card.Root>
        <Card.Body>
          <DescriptionList.Root layout="rows" className="gap-2">
            {figures.map(({ label, definition }) => (
              <DescriptionList.Item key={label} term={label}>
                {definition}
              </DescriptionList.Item>
            ))}
          </DescriptionList.Root>
        </Card.Body>
      </Card.Root>
    </Disclosure>
  )
}
