import { ProgressBar } from '../../components/progress-bar/progress-bar.tsx'

export const InWords = () => (
  <ProgressBar label="Importando entregas" value={38} max={120} valueText="38 de 120 entregas" className="w-full" />
)

export const Percentage = () => <ProgressBar label="Aguarde" value={99} max={100} className="w-full" />
