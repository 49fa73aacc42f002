import { LegalPage, SectionTitle } from './legal-page.tsx'
import { ContactDetails, useOrganization } from './organization.tsx'

const sections = [
  '1. Aceitação dos termos',
  '2. Descrição do serviço',
  '3. Cadastro e acesso',
  '4. Responsabilidades do usuário e uso adequado',
  '5. Propriedade intelectual',
  '6. Limitação de responsabilidade e disponibilidade',
  '7. Alterações, lei aplicável e foro',
  'Contato',
]

/** `/termos-de-uso`: seven sections and the contact (specification, section 1). */
export function TermsPage() {
  const { by, courtCity } = useOrganization()
  return (
    <LegalPage title="Termos de uso" sections={sections}>
      <p>
        Estes termos explicam como usar o Malote, oferecido {by} Leia com calma: eles valem para a plataforma web e para
        o aplicativo.
      </p>

      <SectionTitle>1. Aceitação dos termos</SectionTitle>
      <p>
        Ao entrar no Malote, você declara que leu e aceita estes termos e a nossa política de privacidade. Se você usa a
        plataforma em nome de uma empresa, declara também que tem poderes para isso. Se não concordar com algum ponto,
        não use a plataforma e fale conosco.
      </p>

      <SectionTitle>2. Descrição do serviço</SectionTitle>
      <p>
        O Malote permite que empresas solicitem entregas, chamadas de ordens de serviço, e acompanhem cada uma até a
        porta. A plataforma registra o pedido, os endereços, as janelas de coleta e de entrega, as mudanças de status e
        as comprovações. O transporte é feito pela operação contratada pela sua empresa.
      </p>
      <p>
        O aplicativo é um complemento: entra com as mesmas credenciais e só admite quem já tem cadastro na plataforma
        web. Não é possível criar uma conta pelo aplicativo.
      </p>

      <SectionTitle>3. Cadastro e acesso</SectionTitle>
      <p>
        O acesso é criado por um gestor da sua empresa ou por um administrador. Cada pessoa tem o próprio cadastro, com
        e-mail e senha, e vê somente o que o seu perfil e as suas empresas permitem.
      </p>
      <ul>
        <li>Mantenha os seus dados corretos e a sua senha em segredo.</li>
        <li>Não empreste o seu acesso: o que for feito com ele é registrado em seu nome.</li>
        <li>Avise um gestor ou fale conosco assim que suspeitar de uso indevido.</li>
      </ul>
      <p>O Malote não se destina a menores de 18 anos.</p>

      <SectionTitle>4. Responsabilidades do usuário e uso adequado</SectionTitle>
      <p>Ao usar a plataforma, você se compromete a:</p>
      <ul>
        <li>informar endereços, contatos e conteúdo das entregas de forma verdadeira;</li>
        <li>não solicitar o transporte de itens proibidos por lei ou perigosos sem o tratamento que a lei exige;</li>
        <li>usar os dados de quem recebe apenas para a entrega;</li>
        <li>não tentar acessar dados de outras empresas, nem sobrecarregar ou contornar a segurança da plataforma.</li>
      </ul>
      <p>
        O uso em desacordo com estes termos pode levar à suspensão do acesso, sempre com aviso e motivo, salvo quando a
        urgência ou a lei não permitirem avisar antes.
      </p>

      <SectionTitle>5. Propriedade intelectual</SectionTitle>
      <p>
        O software, a marca, os textos e o desenho do Malote pertencem aos seus titulares e são protegidos por lei. O
        uso da plataforma não transfere nenhum desses direitos. Os dados que a sua empresa registra continuam sendo
        dela.
      </p>

      <SectionTitle>6. Limitação de responsabilidade e disponibilidade</SectionTitle>
      <p>
        Trabalhamos para manter a plataforma disponível e correta, mas ela pode parar para manutenção ou por falhas de
        terceiros, como energia, internet e mapas. Prazos e posições são estimativas. Nos limites da lei, não
        respondemos por prejuízos causados por informações erradas fornecidas por quem usa a plataforma, por caso
        fortuito ou por força maior. Nada nestes termos afasta direitos que a lei garante a consumidores e a titulares
        de dados.
      </p>

      <SectionTitle>7. Alterações, lei aplicável e foro</SectionTitle>
      <p>
        Podemos atualizar estes termos. A data no topo mostra a última mudança; mudanças relevantes são avisadas na
        plataforma antes de valerem. Estes termos seguem as leis do Brasil.{' '}
        {courtCity
          ? `Fica eleito o foro da comarca de ${courtCity} para resolver questões que não se resolvam por acordo.`
          : 'O foro para resolver questões que não se resolvam por acordo será informado nesta página.'}
      </p>

      <SectionTitle>Contato</SectionTitle>
      <p>Para dúvidas, pedidos ou reclamações sobre estes termos:</p>
      <ContactDetails />
    </LegalPage>
  )
}
