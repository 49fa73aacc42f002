import { StatusBadge } from '../../components/status-badge/status-badge.tsx'

export const Glossary = () => <StatusBadge kind="moving">Em rota</StatusBadge>

export const NameInCode = () => <StatusBadge kind="moving">in_transit</StatusBadge>
