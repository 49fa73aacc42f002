import { createFileRoute } from '@tanstack/react-router'
import { StatusGuide } from '../../features/service-orders'

export const Route = createFileRoute('/_authed/ajuda')({
  component: StatusGuide,
  staticData: { title: 'Ajuda' },
})
