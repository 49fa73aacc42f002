import { createFileRoute } from '@tanstack/react-router'
import { TermsPage } from '../features/legal'

export const Route = createFileRoute('/termos-de-uso')({
  component: TermsPage,
  staticData: { title: 'Termos de uso' },
})
