// Travel requests, with Material UI and its date pickers as their documentation uses them.
import AddIcon from '@mui/icons-material/Add';
import DeleteIcon from '@mui/icons-material/Delete';
import EditIcon from '@mui/icons-material/Edit';
import FileDownloadIcon from '@mui/icons-material/FileDownload';
import MoreVertIcon from '@mui/icons-material/MoreVert';
import RefreshIcon from '@mui/icons-material/Refresh';
import {
  Alert, AppBar, Autocomplete, Box, Button, Checkbox, Chip, Dialog, DialogActions,
  DialogContent, DialogContentText, DialogTitle, FormControl, FormControlLabel, FormGroup,
  FormLabel, IconButton, InputLabel, Menu, MenuItem, Paper, Radio, RadioGroup, Rating,
  Select, Slider, Snackbar, Stack, Switch, Tab, Table, TableBody, TableCell, TableHead,
  TableRow, Tabs, TextField, ToggleButton, ToggleButtonGroup, Toolbar, Tooltip, Typography,
} from '@mui/material';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';

const CITIES = ['Antwerp', 'Bergen', 'Bremen', 'Gdansk', 'Genoa', 'Gothenburg', 'Lisbon',
  'Piraeus', 'Rotterdam'];
const REASONS = ['Customer visit', 'Trade fair', 'Training', 'Ship inspection'];
const STAFF = ['Amir Haddad', 'Berta Nowak', 'Chidi Obi', 'Dora Weiss', 'Erik Solberg',
  'Fatima Reyes'];
const EMPTY = { title: '', reason: '', city: null, with: [], from: null, nights: '', mode: 'train',
  hotel: false, needs: {}, funding: '', budget: 300, weight: 0, note: '' };
const FIRST = [
  ['Autumn fair', 'Trade fair', 'Rotterdam', 'Open'], ['Hull survey', 'Ship inspection', 'Gdansk', 'Open'],
  ['First aid course', 'Training', 'Bremen', 'Approved'], ['Yearly visit', 'Customer visit', 'Genoa', 'Open'],
].map(([title, reason, city, state], id) => ({ ...EMPTY, id, title, reason, city, state }));

function App() {
  const [rows, setRows] = useState(FIRST);
  const [words, setWords] = useState('');
  const [tab, setTab] = useState('All');
  const [trip, setTrip] = useState(null);
  const [said, setSaid] = useState('');
  const [anchor, setAnchor] = useState(null);
  const [asked, setAsked] = useState(null);
  const set = (name) => (event) => setTrip({ ...trip, [name]: event.target.value });
  const save = () => {
    const row = { state: 'Open', ...trip };
    setRows(row.id === undefined ? [...rows, { ...row, id: rows.length + 50 }]
      : rows.map((one) => (one.id === row.id ? row : one)));
    setTrip(null);
    setSaid('Request saved');
  };
  const act = (what) => () => {
    const { row } = anchor;
    setAnchor(null);
    if (what === 'Delete') { setAsked(row); return; }
    if (what === 'Copy') setRows([...rows, { ...row, id: rows.length + 50, title: `${row.title} II` }]);
    else setRows(rows.map((one) => (one === row ? { ...row, state: what } : one)));
    setSaid(what === 'Copy' ? 'Request copied' : `Request is ${what.toLowerCase()}`);
  };
  const shown = rows.filter((row) => (tab === 'All' || row.state === tab)
    && `${row.title} ${row.city}`.toLowerCase().includes(words.toLowerCase()));
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <AppBar position="static">
        <Toolbar>
          <Typography variant="h6" component="div" sx={{ flexGrow: 1 }}>Travel requests</Typography>
          <Tooltip title="Refresh"><IconButton color="inherit" onClick={() => { setWords(''); setSaid('Up to date'); }}><RefreshIcon /></IconButton></Tooltip>
          <Tooltip title="Download list"><IconButton color="inherit" onClick={() => setSaid('List downloaded')}><FileDownloadIcon /></IconButton></Tooltip>
        </Toolbar>
      </AppBar>
      <Box sx={{ p: 3 }}>
        <Stack direction="row" spacing={2}>
          <Button variant="contained" startIcon={<AddIcon />} onClick={() => setTrip(EMPTY)}>New request</Button>
          <TextField id="search" label="Search" variant="standard" value={words} onChange={(event) => setWords(event.target.value)} />
        </Stack>
        <Tabs value={tab} onChange={(_, value) => setTab(value)}>
          {['All', 'Open', 'Approved'].map((one) => <Tab key={one} label={one} value={one} />)}
        </Tabs>
        <Paper>
          <Table>
            <TableHead><TableRow>{['Title', 'Reason', 'Destination', 'Status', ''].map((one) => <TableCell key={one}>{one}</TableCell>)}</TableRow></TableHead>
            <TableBody>
              {shown.map((row) => (
                <TableRow key={row.id} hover>
                  <TableCell>{row.title}</TableCell><TableCell>{row.reason}</TableCell><TableCell>{row.city}</TableCell>
                  <TableCell><Chip label={row.state} size="small" /></TableCell>
                  <TableCell align="right">
                    <Tooltip title="Edit"><IconButton onClick={() => setTrip(row)}><EditIcon /></IconButton></Tooltip>
                    <IconButton aria-label="more" aria-haspopup="true" onClick={(event) => setAnchor({ row, element: event.currentTarget })}><MoreVertIcon /></IconButton>
                  </TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </Paper>
      </Box>
      <Menu anchorEl={anchor?.element} open={Boolean(anchor)} onClose={() => setAnchor(null)}>
        {['Approved', 'Refused'].map((one) => <MenuItem key={one} onClick={act(one)}>{one === 'Approved' ? 'Approve' : 'Refuse'}</MenuItem>)}
        <MenuItem onClick={act('Copy')}>Make a copy</MenuItem>
        <MenuItem onClick={act('Delete')}><DeleteIcon fontSize="small" sx={{ mr: 1 }} />Delete</MenuItem>
      </Menu>
      <Dialog open={Boolean(asked)} onClose={() => setAsked(null)}>
        <DialogTitle>Delete this request?</DialogTitle>
        <DialogContent><DialogContentText>{asked?.title} cannot be brought back.</DialogContentText></DialogContent>
        <DialogActions>
          <Button onClick={() => setAsked(null)}>Keep it</Button>
          <Button autoFocus onClick={() => { setRows(rows.filter((one) => one !== asked)); setAsked(null); setSaid('Request deleted'); }}>Delete</Button>
        </DialogActions>
      </Dialog>
      {trip && (
        <Dialog open onClose={() => setTrip(null)} fullWidth maxWidth="sm">
          <DialogTitle>Travel request</DialogTitle>
          <DialogContent>
            <Stack spacing={2} sx={{ pt: 1 }}>
              <TextField required id="title" label="Title" value={trip.title} onChange={set('title')} />
              <FormControl fullWidth>
                <InputLabel id="reason-label">Reason</InputLabel>
                <Select labelId="reason-label" id="reason" label="Reason" value={trip.reason} onChange={set('reason')}>
                  {REASONS.map((one) => <MenuItem key={one} value={one}>{one}</MenuItem>)}
                </Select>
              </FormControl>
              <Autocomplete id="city" options={CITIES} value={trip.city} onChange={(_, city) => setTrip({ ...trip, city })} renderInput={(params) => <TextField {...params} label="Destination" />} />
              <Autocomplete multiple id="with" options={STAFF} value={trip.with} onChange={(_, value) => setTrip({ ...trip, with: value })} renderInput={(params) => <TextField {...params} label="Travelling with" placeholder="Colleagues" />} />
              <Stack direction="row" spacing={2}>
                <DatePicker label="Departure" value={trip.from} onChange={(from) => setTrip({ ...trip, from: from && dayjs(from) })} />
                <TextField id="nights" label="Nights" type="number" value={trip.nights} onChange={set('nights')} />
                <FormControlLabel control={<Switch checked={trip.hotel} onChange={(event) => setTrip({ ...trip, hotel: event.target.checked })} />} label="Hotel needed" />
              </Stack>
              <ToggleButtonGroup exclusive color="primary" value={trip.mode} onChange={(_, mode) => setTrip({ ...trip, mode })}>
                {['Train', 'Ferry', 'Plane', 'Car'].map((one) => <ToggleButton key={one} value={one.toLowerCase()}>{one}</ToggleButton>)}
              </ToggleButtonGroup>
              <FormControl>
                <FormLabel>Paid by</FormLabel>
                <RadioGroup row name="funding" value={trip.funding} onChange={set('funding')}>
                  {['Department', 'Customer', 'Project'].map((one) => <FormControlLabel key={one} value={one} control={<Radio />} label={one} />)}
                </RadioGroup>
              </FormControl>
              <FormControl>
                <FormLabel>Also needed</FormLabel>
                <FormGroup row>
                  {['Visa', 'Hire car', 'Advance payment'].map((one) => <FormControlLabel key={one} control={<Checkbox checked={Boolean(trip.needs[one])} onChange={(event) => setTrip({ ...trip, needs: { ...trip.needs, [one]: event.target.checked } })} />} label={one} />)}
                </FormGroup>
              </FormControl>
              <div>
                <Typography gutterBottom>Budget</Typography>
                <Slider value={trip.budget} min={0} max={1000} step={50} valueLabelDisplay="auto" onChange={(_, budget) => setTrip({ ...trip, budget })} />
              </div>
              <div>
                <Typography component="legend">Importance</Typography>
                <Rating name="weight" value={trip.weight} onChange={(_, weight) => setTrip({ ...trip, weight })} />
              </div>
              <TextField id="note" label="Remarks" multiline rows={2} value={trip.note} onChange={set('note')} />
            </Stack>
          </DialogContent>
          <DialogActions>
            <Button onClick={() => setTrip(null)}>Cancel</Button>
            <Button onClick={save}>Save</Button>
          </DialogActions>
        </Dialog>
      )}
      <Snackbar open={Boolean(said)} autoHideDuration={4000} onClose={(_, reason) => reason !== 'clickaway' && setSaid('')}>
        <Alert severity="success" variant="filled">{said}</Alert>
      </Snackbar>
    </LocalizationProvider>
  );
}

createRoot(document.getElementById('root')).render(<App />);
