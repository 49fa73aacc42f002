import { DateField } from '../../components/date-field/date-field.tsx'

export const LimitInHelp = () => (
  <DateField label="Dia da coleta" help="De segunda a sábado, a partir de amanhã." min="2026-11-24" className="w-56" />
)

export const LimitAfterInput = () => (
  <DateField label="Dia da coleta" defaultValue="2026-11-22" error="Data inválida" className="w-56" />
)
