import { useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { CheckList, RadioList } from '#ui/Choices.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import type { Option } from '#ui/Field.tsx';
import { filterCount, type ListUrl, NO_FILTERS } from './listUrl.ts';
import type { ListUrlState } from './useListUrl.ts';
import { SHELL } from './words.ts';

interface Props {
  url: ListUrlState;
  /** 'Department' or 'Diocese'. */
  unitLegend: string;
  /** The units to choose from; undefined for those who have only their own (000 §6). */
  units: readonly Option[] | undefined;
}

/** 'Filter' with the number of filters that are set, and its dialog. */
export function FilterButton(props: Props) {
  const [open, setOpen] = useState(false);
  const count = filterCount(props.url);
  return (
    <>
      <Button look="line" icon="filter" onClick={() => setOpen(true)}>
        {SHELL.filter}
        {count > 0 && <span className="badge">{count}</span>}
      </Button>
      {open && <FilterDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

/** Status as one choice, none of which means all, and a list of units; nothing counts before 'Apply Filters' (AMB-095). */
function FilterDialog({ url, unitLegend, units, onClose }: Props & { onClose: () => void }) {
  const [status, setStatus] = useState(url.status);
  const [chosen, setChosen] = useState(url.units);
  const apply = () => {
    url.change({ status, units: chosen });
    onClose();
  };
  const clear = () => {
    setStatus(NO_FILTERS.status);
    setChosen(NO_FILTERS.units);
  };
  return (
    <Dialog
      title={SHELL.filter}
      onClose={onClose}
      onSubmit={apply}
      foot={
        <>
          <Button look="line" onClick={clear}>
            {SHELL.clearAll}
          </Button>
          <Button type="submit">{SHELL.applyFilters}</Button>
        </>
      }
    >
      <RadioList
        legend={SHELL.status}
        options={STATES}
        value={status}
        onValue={(value) => setStatus(value as ListUrl['status'])}
      />
      {units && <CheckList legend={unitLegend} options={units} values={chosen} onValues={setChosen} />}
    </Dialog>
  );
}

const STATES: readonly Option[] = [
  { value: 'active', name: SHELL.active },
  { value: 'inactive', name: SHELL.inactive },
];
