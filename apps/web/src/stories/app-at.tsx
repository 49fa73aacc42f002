import { type Role, User } from '@malote/api-client'
import { examples } from '@malote/api-client/examples'
import type { StoryObj } from '@storybook/react-vite'
import { createMemoryHistory } from '@tanstack/react-router'
import { useState } from 'react'
import { configure, screen } from 'storybook/test'
import * as z from 'zod/mini'
import { App } from '../app/app.tsx'
import '../first-page/prerendered.css'
import { createAppRouter } from '../app/router.tsx'
import { createQueryClient } from '../lib/http/query-client.ts'
import { storeToken } from '../lib/storage/session-token.ts'
import { createExampleFetch, type StoryResponses } from './example-api.ts'

interface AppAtProps {
  /** The path with its search. */
  path: string
  /** The role of the signed-in user; absent for a guest. */
  role?: Role
  /** False for an operator outside of the delivery team. */
  carriesOut?: boolean
  responses?: StoryResponses
}

/** The application at a path, with the contract's examples as data. */
export function AppAt({ path, role, carriesOut = true }: AppAtProps) {
  const [{ router, queryClient }] = useState(() => {
    const queryClient = createQueryClient(() => undefined)
    const router = createAppRouter(queryClient, createMemoryHistory({ initialEntries: [path] }))
    const user = role && { ...z.parse(User, examples['users.me']?.response), role, carriesOut }
    router.options.context.setSession({ user })
    return { router, queryClient }
  })
  return <App router={router} queryClient={queryClient} />
}

const realFetch = window.fetch

// The application renders later than a component, and CI machines are slow.
configure({ asyncUtilTimeout: 20_000 })

/** Runs before each story: clears storage except for the session, and serves `/v1` from the examples. */
export function serveExamples({ args }: { args: AppAtProps }) {
  localStorage.clear()
  sessionStorage.clear()
  if (args.role) storeToken('story')
  window.fetch = createExampleFetch(args.responses ?? {}, realFetch)
  return () => {
    window.fetch = realFetch
    localStorage.clear()
  }
}

export type PageStory = StoryObj<typeof AppAt>

/** Parameters of the stories of a page. It has no color that the components lack: no snapshot in the dark theme. */
export const pageParameters = {
  layout: 'fullscreen',
  chromatic: { modes: { 'escuro 1280': { disable: true } } },
  // A page is not a sample to copy.
  docs: { codePanel: false, canvas: { sourceState: 'none' } },
}

const phoneModes = { 'claro 1280': { disable: true }, 'claro 375': { disable: false } }

/** @returns the story in the viewport of a phone. */
export const onPhone = (story: PageStory): PageStory => ({
  ...story,
  globals: { viewport: { value: 'telefone' } },
  parameters: { ...story.parameters, chromatic: { modes: phoneModes } },
})

/** Shows the parts of the page of an order that load when they are scrolled into view, and take space. */
export async function showLaterParts(): Promise<void> {
  for (const name of ['Ocorrências', 'Mapa']) (await screen.findByRole('heading', { name })).scrollIntoView()
  await screen.findByText(/As imagens do mapa não carregaram/)
  window.scrollTo(0, 0)
}
