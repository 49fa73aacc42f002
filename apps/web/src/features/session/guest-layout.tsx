import { Heading, Inline, Link, Stack, Text } from '@malote/ui'
import { Logo } from '@malote/ui/delivery'
import { Link as RouterLink } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { SlowStart } from '../../components/slow-start.tsx'

/** The layout of the pages before sign-in: logo, one card and the legal links. */
export function GuestLayout({ title, intro, children }: { title: string; intro: string; children: ReactNode }) {
  return (
    <div data-prerendered-for="guest" className="grid min-h-dvh lg:grid-cols-2">
      <div className="grid grid-rows-[1fr_auto] gap-8 px-4 py-8">
        {/* Near the middle by a distance from the top: what appears below the form later does not move it. */}
        <main className="mx-auto mt-[max(0px,calc(50dvh-18rem))] grid w-full max-w-100 content-start gap-8">
          <Logo />
          <Stack gap="lg">
            <Stack gap="xs">
              <Heading level={1}>{title}</Heading>
              <Text tone="subtle">{intro}</Text>
            </Stack>
            {children}
          </Stack>
        </main>
        <footer>
          <Inline gap="md" justify="center">
            <Link asChild tone="subtle">
              <RouterLink to="/termos-de-uso">Termos de uso</RouterLink>
            </Link>
            <Link asChild tone="subtle">
              <RouterLink to="/politica-de-privacidade">Política de privacidade</RouterLink>
            </Link>
          </Inline>
        </footer>
      </div>
      {/* The build puts the picture inside the prerendered pages. Lazy, so that a narrow screen, which hides it, never
          loads it. */}
      <img
        src="/entrada.svg"
        alt=""
        loading="lazy"
        suppressHydrationWarning
        className="sticky top-0 hidden h-dvh w-full lg:block print:hidden"
      />
      <SlowStart />
    </div>
  )
}
