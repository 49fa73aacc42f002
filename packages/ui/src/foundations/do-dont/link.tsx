import { Link } from '../../components/link/link.tsx'

export const Destination = () => (
  <p>
    Seus dados são tratados conforme a <Link href="#privacidade">Política de privacidade</Link>.
  </p>
)

export const ClickHere = () => (
  <p>
    Para ver como seus dados são tratados, <Link href="#privacidade">clique aqui</Link>.
  </p>
)
