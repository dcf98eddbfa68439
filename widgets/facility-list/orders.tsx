import type { FacilityOrder } from '../shared/facilities/facility-search.ts';
import css from './orders.module.css';

interface OrdersProps {
  readonly id: string;
  readonly texts: Readonly<Record<FacilityOrder | 'order', string>>;
  readonly order: FacilityOrder;
  readonly onOrder: (order: FacilityOrder) => void;
}

const orders = ['near', 'wait', 'name'] as const;

/** Chooses the order of the list. */
export function Orders({ id, texts, order, onOrder }: OrdersProps) {
  return (
    <fieldset className={css['orders']}>
      <legend className="sr">{texts.order}</legend>
      {orders.map((one) => (
        <label key={one}>
          <input type="radio" name={`${id}-order`} checked={one === order} onChange={() => onOrder(one)} />
          <span>{texts[one]}</span>
        </label>
      ))}
    </fieldset>
  );
}
