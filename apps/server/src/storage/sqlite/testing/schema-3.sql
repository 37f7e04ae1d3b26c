-- A file of schema 3, dumped by sqlite3 with its version; matches of the throw-away game guild. 'broken' has half a setup.
PRAGMA user_version = 3;
PRAGMA foreign_keys=OFF;
BEGIN TRANSACTION;
CREATE TABLE people (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    token_hash TEXT NOT NULL UNIQUE,
    at INTEGER NOT NULL
  ) STRICT;
INSERT INTO people VALUES('ada','Ada','hash-of-ada',1790000000000);
INSERT INTO people VALUES('bob','Bob','hash-of-bob',1790000000000);
INSERT INTO people VALUES('eve','Ева','hash-of-eve',1790000000000);
CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    host TEXT NOT NULL,
    is_public INTEGER NOT NULL,
    options TEXT NOT NULL,
    occupants TEXT NOT NULL,
    stage TEXT NOT NULL CHECK (stage IN ('open', 'started', 'closed')),
    created_at INTEGER NOT NULL,
    changed_at INTEGER NOT NULL,
    version INTEGER NOT NULL
  , asks_idle INTEGER NOT NULL DEFAULT 0) STRICT;
INSERT INTO tables VALUES('open','guild','ada',1,'{}','[{"kind":"person","person":"ada","name":"Ada"},{"kind":"open"},{"kind":"bot","level":"random","name":"Vega"}]','open',1790000000000,1790000000000,0,0);
INSERT INTO tables VALUES('running','guild','ada',0,'{}','[{"kind":"person","person":"ada","name":"Ada"},{"kind":"person","person":"bob","name":"Bob"},{"kind":"open"}]','started',1790000000000,1790000000010,2,0);
INSERT INTO tables VALUES('bot','guild','ada',0,'{}','[{"kind":"person","person":"ada","name":"Ada"},{"kind":"person","person":"bob","name":"Bob"},{"kind":"bot","level":"random","name":"Vega"}]','started',1790000000000,1790000000013,1,0);
INSERT INTO tables VALUES('over','guild','ada',0,'{}','[{"kind":"person","person":"ada","name":"Ada"},{"kind":"person","person":"bob","name":"Bob"},{"kind":"person","person":"eve","name":"Ева"}]','started',1790000000000,1790000000018,1,0);
INSERT INTO tables VALUES('broken','guild','ada',0,'{}','[{"kind":"person","person":"ada","name":"Ada"},{"kind":"person","person":"bob","name":"Bob"},{"kind":"person","person":"eve","name":"Ева"}]','started',1790000000000,1790000000069,1,0);
CREATE TABLE seated (
    person TEXT NOT NULL,
    table_id TEXT NOT NULL REFERENCES tables (id),
    PRIMARY KEY (person, table_id)
  ) STRICT, WITHOUT ROWID;
INSERT INTO seated VALUES('ada','bot');
INSERT INTO seated VALUES('bob','bot');
INSERT INTO seated VALUES('ada','broken');
INSERT INTO seated VALUES('bob','broken');
INSERT INTO seated VALUES('eve','broken');
INSERT INTO seated VALUES('ada','open');
INSERT INTO seated VALUES('ada','over');
INSERT INTO seated VALUES('bob','over');
INSERT INTO seated VALUES('eve','over');
INSERT INTO seated VALUES('ada','running');
INSERT INTO seated VALUES('bob','running');
CREATE TABLE matches (
    id TEXT PRIMARY KEY,
    setup TEXT NOT NULL,
    version INTEGER NOT NULL,
    action_count INTEGER NOT NULL,
    state TEXT NOT NULL,
    decision_ids TEXT NOT NULL,
    undo_floor INTEGER NOT NULL,
    finished INTEGER NOT NULL
  ) STRICT;
INSERT INTO matches VALUES('running','{"id":"running","game":"guild","rulesVersion":"1","options":{},"occupants":[{"kind":"person","person":"ada","name":"Ada"},{"kind":"person","person":"bob","name":"Bob"},{"kind":"person","person":"eve","name":"Ева"}],"seed":"c071cf5f5ed6f884cc70155b6f05f755","commitment":"f17d2e24573181c683feea1d52ab5634b480cd985e1c08f1b866820d453419b2","createdAt":1790000000002}',6,5,'{"chance":{"key":[774236456,244461673,299041275,1643022884,626191450,1176054950,1149336043,1311445903],"counter":47},"round":1,"now":"build","guilds":[{"hand":[0,0,3,0,2],"built":[],"choice":"build","plan":2,"owed":0},{"hand":[2,2,1,3,3,1],"built":[],"choice":"draw","plan":2,"owed":0},{"hand":[0,2,2,3,0],"built":[],"choice":"build","owed":0}],"deck":[1,1,3,0,2,0,1,2,3,1,0,3,0,2,0,1,1,3,2,3,1,0,2,3,1,1,3,0,2,3,1,2],"paid":[]}','[null,null,3]',4,0);
INSERT INTO matches VALUES('bot','{"id":"bot","game":"guild","rulesVersion":"1","options":{},"occupants":[{"kind":"person","person":"ada","name":"Ada"},{"kind":"person","person":"bob","name":"Bob"},{"kind":"bot","level":"random","name":"Vega"}],"seed":"9d74932bdb6f21dc7ab21d6fc5260f47","commitment":"5543359e0ff05dcdc2bb2f177fddfdff09402e3e5d9d0844bf9d5fa25bff0a66","createdAt":1790000000012}',2,2,'{"chance":{"key":[167272939,134064257,778622996,2758070005,3745504971,4271344469,2835332021,1758845940],"counter":47},"round":1,"now":"choose","guilds":[{"hand":[2,2,3,0],"built":[],"choice":"draw","owed":0},{"hand":[2,1,2,1],"built":[],"choice":"build","owed":0},{"hand":[1,1,1,2],"built":[],"owed":0}],"deck":[0,3,0,2,0,3,3,3,2,3,1,0,3,2,3,1,3,3,1,0,1,0,0,0,2,3,0,0,3,0,1,2,1,1,2,2],"paid":[]}','[null,null,0]',1,0);
INSERT INTO matches VALUES('over','{"id":"over","game":"guild","rulesVersion":"1","options":{},"occupants":[{"kind":"person","person":"ada","name":"Ada"},{"kind":"person","person":"bob","name":"Bob"},{"kind":"person","person":"eve","name":"Ева"}],"seed":"5fb6a47e368e12e5d8b19280796e6a3d","commitment":"af501a05b95ab02fe064e3806260b6594bb9ae885eeacc21e9a78ca7a7620345","createdAt":1790000000017}',48,48,'{"chance":{"key":[2387955613,1106432108,2151533198,3252408767,2323594621,1001485983,2137768447,2092640514],"counter":47},"round":6,"now":"over","guilds":[{"hand":[0],"built":[1,3,0,3],"owed":0},{"hand":[0,2,3],"built":[3,2,1],"owed":0},{"hand":[0,3],"built":[0,2,1,2],"owed":0}],"deck":[0,2,2,1,3,1,3,1,2,3,0,0,2],"paid":[{"by":0,"card":0},{"by":1,"card":3},{"by":1,"card":1},{"by":1,"card":3},{"by":1,"card":1},{"by":1,"card":1},{"by":2,"card":0},{"by":2,"card":1},{"by":0,"card":0},{"by":0,"card":3},{"by":0,"card":2},{"by":1,"card":2},{"by":2,"card":0},{"by":0,"card":3},{"by":0,"card":2},{"by":0,"card":2},{"by":2,"card":1},{"by":2,"card":1}]}','[null,null,null]',48,1);
INSERT INTO matches VALUES('broken','{"id":"broken","game":"guild","rulesVers',0,0,'{"chance":{"key":[964326905,761793292,2079905637,1379007945,3887225902,2173947768,3432584888,2838660637],"counter":47},"round":1,"now":"choose","guilds":[{"hand":[0,2,1,3],"built":[],"owed":0},{"hand":[2,1,0,0],"built":[],"owed":0},{"hand":[0,2,2,3],"built":[],"owed":0}],"deck":[1,0,0,0,0,3,1,2,3,1,2,1,1,3,3,0,1,0,2,2,1,2,3,0,2,2,3,0,1,1,3,1,3,3,3,2],"paid":[]}','[0,0,0]',0,0);
CREATE TABLE entries (
    match_id TEXT NOT NULL REFERENCES matches (id),
    number INTEGER NOT NULL,
    entry TEXT NOT NULL,
    PRIMARY KEY (match_id, number)
  ) STRICT, WITHOUT ROWID;
INSERT INTO entries VALUES('bot',0,'{"kind":"actions","seat":0,"actions":[{"type":"choose","phase":"draw"}],"rulesVersion":"1","at":1790000000014}');
INSERT INTO entries VALUES('bot',1,'{"kind":"actions","seat":1,"actions":[{"type":"choose","phase":"build"}],"rulesVersion":"1","at":1790000000015}');
INSERT INTO entries VALUES('over',0,'{"kind":"actions","seat":0,"actions":[{"type":"choose","phase":"draw"}],"rulesVersion":"1","at":1790000000019}');
INSERT INTO entries VALUES('over',1,'{"kind":"actions","seat":1,"actions":[{"type":"choose","phase":"build"}],"rulesVersion":"1","at":1790000000020}');
INSERT INTO entries VALUES('over',2,'{"kind":"actions","seat":2,"actions":[{"type":"choose","phase":"build"}],"rulesVersion":"1","at":1790000000021}');
INSERT INTO entries VALUES('over',3,'{"kind":"actions","seat":0,"actions":[{"type":"build","card":1}],"rulesVersion":"1","at":1790000000022}');
INSERT INTO entries VALUES('over',4,'{"kind":"actions","seat":1,"actions":[{"type":"build","card":3}],"rulesVersion":"1","at":1790000000023}');
INSERT INTO entries VALUES('over',5,'{"kind":"actions","seat":2,"actions":[{"type":"build","card":0}],"rulesVersion":"1","at":1790000000024}');
INSERT INTO entries VALUES('over',6,'{"kind":"actions","seat":0,"actions":[{"type":"pay","card":0}],"rulesVersion":"1","at":1790000000025}');
INSERT INTO entries VALUES('over',7,'{"kind":"actions","seat":1,"actions":[{"type":"pay","card":3}],"rulesVersion":"1","at":1790000000026}');
INSERT INTO entries VALUES('over',8,'{"kind":"actions","seat":1,"actions":[{"type":"pay","card":1}],"rulesVersion":"1","at":1790000000027}');
INSERT INTO entries VALUES('over',9,'{"kind":"actions","seat":1,"actions":[{"type":"pay","card":3}],"rulesVersion":"1","at":1790000000028}');
INSERT INTO entries VALUES('over',10,'{"kind":"actions","seat":0,"actions":[{"type":"choose","phase":"draw"}],"rulesVersion":"1","at":1790000000029}');
INSERT INTO entries VALUES('over',11,'{"kind":"actions","seat":1,"actions":[{"type":"choose","phase":"draw"}],"rulesVersion":"1","at":1790000000030}');
INSERT INTO entries VALUES('over',12,'{"kind":"actions","seat":2,"actions":[{"type":"choose","phase":"build"}],"rulesVersion":"1","at":1790000000031}');
INSERT INTO entries VALUES('over',13,'{"kind":"actions","seat":0,"actions":[{"type":"build-nothing"}],"rulesVersion":"1","at":1790000000032}');
INSERT INTO entries VALUES('over',14,'{"kind":"actions","seat":1,"actions":[{"type":"build","card":2}],"rulesVersion":"1","at":1790000000033}');
INSERT INTO entries VALUES('over',15,'{"kind":"actions","seat":2,"actions":[{"type":"build","card":2}],"rulesVersion":"1","at":1790000000034}');
INSERT INTO entries VALUES('over',16,'{"kind":"actions","seat":1,"actions":[{"type":"pay","card":1}],"rulesVersion":"1","at":1790000000035}');
INSERT INTO entries VALUES('over',17,'{"kind":"actions","seat":1,"actions":[{"type":"pay","card":1}],"rulesVersion":"1","at":1790000000036}');
INSERT INTO entries VALUES('over',18,'{"kind":"actions","seat":2,"actions":[{"type":"pay","card":0}],"rulesVersion":"1","at":1790000000037}');
INSERT INTO entries VALUES('over',19,'{"kind":"actions","seat":2,"actions":[{"type":"pay","card":1}],"rulesVersion":"1","at":1790000000038}');
INSERT INTO entries VALUES('over',20,'{"kind":"actions","seat":0,"actions":[{"type":"choose","phase":"build"}],"rulesVersion":"1","at":1790000000039}');
INSERT INTO entries VALUES('over',21,'{"kind":"actions","seat":1,"actions":[{"type":"choose","phase":"draw"}],"rulesVersion":"1","at":1790000000040}');
INSERT INTO entries VALUES('over',22,'{"kind":"actions","seat":2,"actions":[{"type":"choose","phase":"build"}],"rulesVersion":"1","at":1790000000041}');
INSERT INTO entries VALUES('over',23,'{"kind":"actions","seat":0,"actions":[{"type":"build","card":3}],"rulesVersion":"1","at":1790000000042}');
INSERT INTO entries VALUES('over',24,'{"kind":"actions","seat":1,"actions":[{"type":"build","card":1}],"rulesVersion":"1","at":1790000000043}');
INSERT INTO entries VALUES('over',25,'{"kind":"actions","seat":2,"actions":[{"type":"build","card":1}],"rulesVersion":"1","at":1790000000044}');
INSERT INTO entries VALUES('over',26,'{"kind":"actions","seat":0,"actions":[{"type":"pay","card":0}],"rulesVersion":"1","at":1790000000045}');
INSERT INTO entries VALUES('over',27,'{"kind":"actions","seat":0,"actions":[{"type":"pay","card":3}],"rulesVersion":"1","at":1790000000046}');
INSERT INTO entries VALUES('over',28,'{"kind":"actions","seat":0,"actions":[{"type":"pay","card":2}],"rulesVersion":"1","at":1790000000047}');
INSERT INTO entries VALUES('over',29,'{"kind":"actions","seat":1,"actions":[{"type":"pay","card":2}],"rulesVersion":"1","at":1790000000048}');
INSERT INTO entries VALUES('over',30,'{"kind":"actions","seat":2,"actions":[{"type":"pay","card":0}],"rulesVersion":"1","at":1790000000049}');
INSERT INTO entries VALUES('over',31,'{"kind":"actions","seat":0,"actions":[{"type":"choose","phase":"build"}],"rulesVersion":"1","at":1790000000050}');
INSERT INTO entries VALUES('over',32,'{"kind":"actions","seat":1,"actions":[{"type":"choose","phase":"draw"}],"rulesVersion":"1","at":1790000000051}');
INSERT INTO entries VALUES('over',33,'{"kind":"actions","seat":2,"actions":[{"type":"choose","phase":"draw"}],"rulesVersion":"1","at":1790000000052}');
INSERT INTO entries VALUES('over',34,'{"kind":"actions","seat":0,"actions":[{"type":"build","card":0}],"rulesVersion":"1","at":1790000000053}');
INSERT INTO entries VALUES('over',35,'{"kind":"actions","seat":1,"actions":[{"type":"build-nothing"}],"rulesVersion":"1","at":1790000000054}');
INSERT INTO entries VALUES('over',36,'{"kind":"actions","seat":2,"actions":[{"type":"build-nothing"}],"rulesVersion":"1","at":1790000000055}');
INSERT INTO entries VALUES('over',37,'{"kind":"actions","seat":0,"actions":[{"type":"choose","phase":"draw"}],"rulesVersion":"1","at":1790000000056}');
INSERT INTO entries VALUES('over',38,'{"kind":"actions","seat":1,"actions":[{"type":"choose","phase":"build"}],"rulesVersion":"1","at":1790000000057}');
INSERT INTO entries VALUES('over',39,'{"kind":"actions","seat":2,"actions":[{"type":"choose","phase":"draw"}],"rulesVersion":"1","at":1790000000058}');
INSERT INTO entries VALUES('over',40,'{"kind":"actions","seat":0,"actions":[{"type":"build","card":3}],"rulesVersion":"1","at":1790000000059}');
INSERT INTO entries VALUES('over',41,'{"kind":"actions","seat":1,"actions":[{"type":"build-nothing"}],"rulesVersion":"1","at":1790000000060}');
INSERT INTO entries VALUES('over',42,'{"kind":"actions","seat":2,"actions":[{"type":"build","card":2}],"rulesVersion":"1","at":1790000000061}');
INSERT INTO entries VALUES('over',43,'{"kind":"actions","seat":0,"actions":[{"type":"pay","card":3}],"rulesVersion":"1","at":1790000000062}');
INSERT INTO entries VALUES('over',44,'{"kind":"actions","seat":0,"actions":[{"type":"pay","card":2}],"rulesVersion":"1","at":1790000000063}');
INSERT INTO entries VALUES('over',45,'{"kind":"actions","seat":0,"actions":[{"type":"pay","card":2}],"rulesVersion":"1","at":1790000000064}');
INSERT INTO entries VALUES('over',46,'{"kind":"actions","seat":2,"actions":[{"type":"pay","card":1}],"rulesVersion":"1","at":1790000000065}');
INSERT INTO entries VALUES('over',47,'{"kind":"actions","seat":2,"actions":[{"type":"pay","card":1}],"rulesVersion":"1","at":1790000000066}');
INSERT INTO entries VALUES('running',0,'{"kind":"actions","seat":0,"actions":[{"type":"choose","phase":"build"}],"rulesVersion":"1","at":1790000000004}');
INSERT INTO entries VALUES('running',1,'{"kind":"actions","seat":1,"actions":[{"type":"choose","phase":"draw"}],"rulesVersion":"1","at":1790000000005}');
INSERT INTO entries VALUES('running',2,'{"kind":"actions","seat":2,"actions":[{"type":"choose","phase":"build"}],"rulesVersion":"1","at":1790000000006}');
INSERT INTO entries VALUES('running',3,'{"kind":"actions","seat":0,"actions":[{"type":"build","card":2}],"rulesVersion":"1","at":1790000000007}');
INSERT INTO entries VALUES('running',4,'{"kind":"actions","seat":1,"actions":[{"type":"build","card":2}],"rulesVersion":"1","at":1790000000008}');
INSERT INTO entries VALUES('running',5,'{"kind":"seat","seat":2,"occupant":{"kind":"open"},"at":1790000000009,"rulesVersion":"1"}');
CREATE TABLE chat (
    number INTEGER PRIMARY KEY,
    table_id TEXT NOT NULL,
    person TEXT NOT NULL,
    name TEXT NOT NULL,
    text TEXT NOT NULL,
    at INTEGER NOT NULL
  , bot_seat INTEGER, phrase TEXT) STRICT;
INSERT INTO chat VALUES(1,'running','ada','Ada','Привет',1790000000070,NULL,NULL);
INSERT INTO chat VALUES(2,'bot','','Vega','',1790000000071,2,'{"code":"i-go-to","values":["river",2]}');
CREATE INDEX tables_by_host ON tables (host, stage);
CREATE INDEX tables_open ON tables (changed_at) WHERE stage = 'open';
CREATE INDEX seated_by_table ON seated (table_id);
CREATE INDEX matches_unfinished ON matches (id) WHERE finished = 0;
CREATE INDEX chat_by_table ON chat (table_id, number);
COMMIT;
