import * as DescriptionList from '../../components/description-list/index.ts'

export const MissingValue = () => (
  <DescriptionList.Root className="w-full">
    <DescriptionList.Item term="Endereço">Rua Augusta, 1500</DescriptionList.Item>
    <DescriptionList.Item term="Complemento">Sem complemento</DescriptionList.Item>
    <DescriptionList.Item term="Contato">Ana Ferreira</DescriptionList.Item>
  </DescriptionList.Root>
)

export const EmptyValue = () => (
  <DescriptionList.Root className="w-full">
    <DescriptionList.Item term="Endereço">Rua Augusta, 1500</DescriptionList.Item>
    <DescriptionList.Item term="Complemento">{null}</DescriptionList.Item>
    <DescriptionList.Item term="Contato">Ana Ferreira</DescriptionList.Item>
  </DescriptionList.Root>
)
