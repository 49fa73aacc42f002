import { Heading, Logo, Prose, Stack, Text } from '@malote/ui'
import { Link as RouterLink } from '@tanstack/react-router'
import type { ReactNode } from 'react'

/** When both texts were last changed (specification, section 1). */
const lastUpdate = '5 de junho de 2025'

interface LegalPageProps {
  title: string
  children: ReactNode
}

/** The page around a legal text: the brand, the date, the text in a readable measure. */
export function LegalPage({ title, children }: LegalPageProps) {
  return (
    <div className="mx-auto grid w-full max-w-180 gap-8 px-4 py-8">
      <header>
        <RouterLink to="/" aria-label="Malote, página inicial" className="flex w-fit">
          <Logo />
        </RouterLink>
      </header>
      <main>
        <Stack gap="lg">
          <Stack gap="xs">
            <Heading level={1}>{title}</Heading>
            <Text tone="subtle">{`Última atualização: ${lastUpdate}`}</Text>
          </Stack>
          <Prose>{children}</Prose>
        </Stack>
      </main>
    </div>
  )
}
