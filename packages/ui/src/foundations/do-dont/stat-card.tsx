import { StatCard } from '../../components/stat-card/stat-card.tsx'

export const Comparison = () => <StatCard label="Em rota" value="38" hint="ontem, a esta hora: 31" className="w-60" />

export const NumberAlone = () => <StatCard label="Em rota" value="38" className="w-60" />

export const ToneForAction = () => (
  <div className="grid w-full grid-cols-2 gap-2">
    <StatCard label="Em rota" value="38" hint="ontem: 31" />
    <StatCard label="Atrasadas" value="5" hint="ontem: 2" tone="danger" />
  </div>
)

export const ToneOnEach = () => (
  <div className="grid w-full grid-cols-2 gap-2">
    <StatCard label="Em rota" value="38" hint="ontem: 31" tone="success" />
    <StatCard label="Entregues" value="212" hint="ontem: 198" tone="danger" />
  </div>
)
